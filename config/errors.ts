import { labelsOfVersions } from './versions.ts';

/** The list of errors: a docs instance without versions, because an entry names those that it is about. */
export const errors = {
  folder: 'errors',
  address: '/docs/errors',
  versions: labelsOfVersions,
};
