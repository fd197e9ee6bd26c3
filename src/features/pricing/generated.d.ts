/** Written at build by src/plugins/build-data. */
declare module '@generated/build-data/default/package-sizes.json' {
  const report: import('./report').PackageSizesReport;
  export default report;
}
