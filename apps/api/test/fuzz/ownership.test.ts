import { identifiers, ownedIdentifiers } from './ownership.js';

it('every identifier that a call accepts has a declared kind', () => {
  const unsorted = identifiers().filter(({ role }) => role === undefined);
  expect(unsorted.map(({ endpoint, field }) => `${endpoint.route} ${field}`)).toEqual([]);
  expect(ownedIdentifiers().length).toBeGreaterThan(80);
});
