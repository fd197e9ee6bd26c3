/**
 * A loader for Docusaurus' list of chunks (@docusaurus/core/lib/server/codegen/codegenRoutes.js), which names each module
 * twice: in an import, and in `require.resolveWeak`, for which Rspack compiles the module at once. The ids that the latter
 * gives say which modules are there already; these say that none is.
 *
 * @param {string} registry
 * @returns {string}
 */
export default function withoutWeakIds(registry) {
  return registry.replace(/require\.resolveWeak\(("(?:[^"\\]|\\.)*")\)/g, '$1');
}
