/** A warning of TypeDoc's that stays, and why. Any other one fails the build. */
export interface ExpectedWarning {
  /** A part of the message. */
  text: string;
  reason: string;
}

export const expectedWarnings: readonly ExpectedWarning[] = [
  {
    text: 'The signature react-query/src.getQueryKey has an @param with name "',
    reason:
      'The comment speaks of `input` and `type`, which are the parts of a rest parameter; the text above names them.',
  },
];
