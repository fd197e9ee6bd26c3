/** Written at build by plugins/package-sizes. */
declare module '@generated/package-sizes/default/package-sizes.json' {
  const report: import('../../../core/package-sizes/report').PackageSizesReport;
  export default report;
}
