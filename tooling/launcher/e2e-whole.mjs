// `pnpm e2e:whole [-- arguments of the runner]`: the end-to-end tier with its walks over every page, of which
// `npm test` goes to a sample.
process.env.E2E_WHOLE = '1';
process.argv.splice(2, 0, 'e2e');
await import('./test.mjs');
