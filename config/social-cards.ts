import type { CardSharing } from '@typed-docs/social-cards/card';
import { referenceAddress } from './api-reference.ts';
import { brandColors } from '../src/features/media/kit.ts';
import type { CardDesign } from '@typed-docs/social-cards';

const brand = (token: string) => brandColors.find((color) => color.token === token)!.hex;

/** Older versions are dark with an amber badge, so that they aren't mistaken for the current one. */
const palette: CardDesign['palette'] = {
  latest: {
    ground: brand('--brand-deep'),
    mark: '#0f5283',
    soft: brand('--brand-pale'),
    badge: brand('--brand-pale'),
    badgeText: brand('--brand-ink'),
  },
  older: { ground: brand('--brand-ink'), mark: '#1b2b3b', soft: '#c3d0dc', badge: '#f3cf85', badgeText: '#13202d' },
  post: { ground: brand('--brand'), mark: '#1b68a3', soft: brand('--brand-pale'), badge: 'none', badgeText: '#ffffff' },
  page: { ground: brand('--brand'), mark: '#1b68a3', soft: brand('--brand-pale'), badge: 'none', badgeText: '#ffffff' },
};

/** The mark has the shapes of static/img/logo.svg. */
export const cardDesign: CardDesign = {
  palette,
  wordmarkFile: 'static/img/logo-text-white.svg',
  names: ['tRPC'],
  mark:
    '<g transform="translate(470 -40) scale(13.4)" fill="none" stroke="currentColor">' +
    '<path d="M29.5 10v30a10 10 0 0 0 10 10h8M18 25h20.5" stroke-width="7"/><circle cx="46" cy="25" r="6.25" stroke-width="5.5"/>' +
    '<circle cx="16.5" cy="25" r="7.25" fill="currentColor" stroke="none"/></g>',
};

/** Otherwise, API reference cards would be most of the site's images. */
export const cardSharing: CardSharing = { sharedBelow: referenceAddress };
