import { findFirefox } from './firefox.ts';
import { hasVirtualDisplay, hasWebKit } from './webkit.ts';

export function missingPackages(): string[] {
  return [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(hasWebKit() ? [] : ['webkit2gtk-driver']),
    ...(hasVirtualDisplay() ? [] : ['xvfb']),
  ];
}
