/** Written at build by src/plugins/package-sizes. */
declare module '@generated/package-sizes/default/package-sizes.json' {
  const report: import('./report').PackageSizesReport;
  export default report;
}
