import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { endpointGroups, endpoints } from './endpoints.js';
import { openapi } from './kit/openapi.js';

const wireDirectory = path.resolve(__dirname, '../../../docs/wire');
const lines = (name: string): string[] =>
  readFileSync(path.join(wireDirectory, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
const isOwn = (route: string): boolean => route.split(' ')[1]?.startsWith('/api/') ?? false;

const BEYOND_32_BITS = 2 ** 31;

/** Fields that accept integers too large for any column. */
function boundlessFields(input: z.core.$ZodType): string[] {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties).filter((name) => {
    if (!JSON.stringify(properties[name]).includes('"integer"')) return false;
    const { error } = z.safeDecode(input, { [name]: BEYOND_32_BITS });
    return error?.issues.every(({ path }) => path[0] !== name) ?? true;
  });
}

describe('the contracts', () => {
  const routes = endpoints.map(({ route }) => route);
  const specified = lines('paths.txt');

  it('contain the 174 calls of the specification, each once', () => {
    expect(specified).toHaveLength(174);
    expect(new Set(specified).size).toBe(174);
  });

  it('define each route once', () => {
    expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
  });

  it('use no path of the specification for our own calls', () => {
    expect(routes.filter((route) => !isOwn(route) && !specified.includes(route))).toEqual([]);
  });

  it('accept no integer that a column cannot store, except timestamps and text offsets', () => {
    const neverStored = ['expires', 'start', 'end'];
    const boundless = endpoints.flatMap(({ route, input }) =>
      boundlessFields(input).map((name) => `${route} ${name}`),
    );
    expect(boundless.filter((one) => !neverStored.some((name) => one.endsWith(` ${name}`)))).toEqual([]);
    expect(boundless).not.toEqual([]);
  });

  it('serve all 174', () => {
    expect(specified.filter((route) => !routes.includes(route as never))).toEqual([]);
  });

  it('list exactly our own calls', () => {
    expect(lines('own.txt')).toEqual(routes.filter(isOwn).sort());
  });
});

describe('openapi', () => {
  it('documents every call', () => {
    const documented = Object.keys(openapi(endpointGroups).paths);
    expect(documented.sort()).toEqual([...new Set(endpoints.map((endpoint) => endpoint.path))].sort());
  });
});
