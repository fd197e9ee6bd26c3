/** Written at build by src/plugins/media-kit. */
declare module '@generated/media-kit/default/media-kit.json' {
  const report: import('./kit').MediaKitReport;
  export default report;
}
