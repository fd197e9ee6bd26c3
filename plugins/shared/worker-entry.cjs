// Entry of every worker (worker-pool.ts). Registers tsx, loads the task's TypeScript module and runs its default export.
const { register } = require('tsx/cjs/api');

register();

module.exports = ({ module, task }) => require(module).default(task);
