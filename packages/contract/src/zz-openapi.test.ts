import { writeFileSync } from 'node:fs';
import { endpointGroups } from './endpoints.js';
import { openapi } from './kit/openapi.js';
it('writes', () => {
  const sorted = (value: unknown): unknown => Array.isArray(value) ? value.map(sorted) : value && typeof value === 'object' ? Object.fromEntries(Object.entries(value).sort(([a],[b]) => a < b ? -1 : 1).map(([k, v]) => [k, sorted(v)])) : value;
  writeFileSync('/tmp/rooms-after3.sorted.json', JSON.stringify(sorted(openapi(endpointGroups)), null, 1));
  expect(1).toBe(1);
});
