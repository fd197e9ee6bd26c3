// Entry of every worker (worker-pool.ts). Loads the task's TypeScript module through tsx.
const { register } = require('tsx/cjs/api');

register();

module.exports = ({ module, task }) => require(module).default(task);
