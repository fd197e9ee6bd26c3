/** Written at build by src/plugins/build-data. */
declare module '@generated/build-data/default/media-kit.json' {
  const report: import('./kit').MediaKitReport;
  export default report;
}
