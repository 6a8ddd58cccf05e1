// Properties are tried with the same examples in every run: what fails here fails everywhere, and nothing by chance.
const fastCheck = require('../../packages/resume/node_modules/fast-check/lib/cjs/fast-check.js');

fastCheck.configureGlobal({ seed: 20_261_121 });
module.exports = fastCheck;
