/** Written at build by plugins/media-kit. */
declare module '@generated/media-kit/default/media-kit.json' {
  const report: import('../../../core/media-kit/kit').MediaKitReport;
  export default report;
}
