// `pnpm e2e:whole [-- arguments of the runner]`: the end-to-end tier with every page; `npm test` visits a sample.
process.env.E2E_WHOLE = '1';
process.argv.splice(2, 0, 'e2e');
await import('./test.mjs');
