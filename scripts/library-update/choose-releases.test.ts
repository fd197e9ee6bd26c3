import { expect, it } from 'vitest';
import { chooseReleases, newestCompatible, sincePrerelease, type Release } from './choose-releases.ts';

const server = ['11.19.0', '11.22.1', '11.23.0', '11.25.2'].map((version): Release => ({ version, peers: {} }));
const exact = (...versions: string[]) =>
  versions.map((version): Release => ({ version, peers: { server: version, client: version } }));
const client = ['11.19.0', '11.22.1', '11.25.2'].map((version): Release => ({ version, peers: { server: version } }));

it('takes the newest releases that have each other', () => {
  expect([
    ...chooseReleases(
      new Map([
        ['server', server],
        ['client', client],
      ]),
    ),
  ]).toEqual([
    ['server', '11.25.2'],
    ['client', '11.25.2'],
  ]);
});

it('starts from the package that lags behind, and finds the releases that it demands', () => {
  const releases = new Map([
    ['server', server],
    ['client', client],
    ['tanstack', exact('11.19.0', '11.22.1')],
    ['classic', exact('11.18.0', '11.19.0')],
  ]);
  expect(Object.fromEntries(chooseReleases(releases))).toEqual({
    server: '11.19.0',
    client: '11.19.0',
    tanstack: '11.19.0',
    classic: '11.19.0',
  });
  releases.delete('classic');
  expect(Object.fromEntries(chooseReleases(releases))).toMatchObject({ server: '11.22.1', tanstack: '11.22.1' });
});

it('goes back when the newest release demands what was not published', () => {
  const releases = new Map([
    ['server', server],
    ['client', client],
    ['tanstack', exact('11.22.1', '11.24.0')],
  ]);
  expect(Object.fromEntries(chooseReleases(releases))).toMatchObject({ tanstack: '11.22.1', client: '11.22.1' });
});

it('says which packages do not fit together', () => {
  const releases = new Map([
    ['server', server],
    ['tanstack', exact('11.20.0')],
  ]);
  expect(() => chooseReleases(releases)).toThrow('Expected releases of tanstack 11.20.0, server 11.25.2 or older');
  expect(() => chooseReleases(new Map([['sever', []]]))).toThrow('Expected releases of sever on npm; found none');
});

it('stays within the major, and away from prereleases', () => {
  expect(newestCompatible('zod', '4.6.7', ['3.25.0', '4.6.7', '4.7.0', '4.8.0-beta.1', '5.0.0'])).toBe('4.7.0');
  expect(newestCompatible('zod', '4.6.7', ['4.6.7'])).toBe('4.6.7');
});

it('takes a new minor of a package below 1.0 for a major', () => {
  expect(newestCompatible('a', '0.4.4', ['0.4.4', '0.4.5', '0.5.0', '1.0.0'])).toBe('0.4.5');
  expect(newestCompatible('a', '0.0.1', ['0.0.1', '0.0.2'])).toBe('0.0.1');
});

it('names the newest release to someone who wrote one that npm lacks', () => {
  expect(() => newestCompatible('zod', '4.99.0', ['3.25.0', '4.6.7'])).toThrow(
    'expected a release of zod on npm that ^4.99.0 accepts; found 4.6.7. Use that one.',
  );
});

it('finds the prereleases of later releases', () => {
  const versions = ['11.16.0-alpha', '11.18.0-alpha', '11.22.0-alpha', '11.25.0', '12.0.0-alpha'];
  expect(sincePrerelease('11.18.0-alpha', versions)).toEqual(['11.18.0-alpha', '11.22.0-alpha', '11.25.0']);
});
