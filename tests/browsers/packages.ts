import { findFirefox } from './firefox.ts';
import { hasVirtualDisplay, hasWebKit } from './webkit.ts';

/** @returns the packages of Debian that have to be installed before the journeys can run */
export function missingPackages(): string[] {
  return [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(hasWebKit() ? [] : ['webkit2gtk-driver']),
    ...(hasVirtualDisplay() ? [] : ['xvfb']),
  ];
}
