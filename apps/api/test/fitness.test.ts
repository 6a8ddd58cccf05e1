import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { endpoints } from '@qicheng/contract/endpoints';
import type { Endpoint } from '@qicheng/contract/kit/endpoint';
import { AppModule } from '../src/app.module.js';
import { endpointOf } from '../src/kit/handles.decorator.js';

type Class = abstract new (...args: never[]) => object;
interface Handler {
  name: string;
  method: object;
  endpoint: Endpoint | undefined;
}

const listOf = (target: object, key: string): unknown[] =>
  (Reflect.getMetadata(key, target) as unknown[] | undefined) ?? [];

function controllersOf(module: unknown, seen = new Set<unknown>()): Class[] {
  if (seen.has(module)) return [];
  seen.add(module);
  const dynamic = module as { module?: object; imports?: unknown[]; controllers?: Class[] };
  const target = dynamic.module ?? (module as object);
  const imports = [...listOf(target, 'imports'), ...(dynamic.imports ?? [])];
  const own = [...listOf(target, 'controllers'), ...(dynamic.controllers ?? [])] as Class[];
  return [...own, ...imports.flatMap((imported) => controllersOf(imported, seen))];
}

const root = AppModule.with({} as never, {} as never);
const handlers: Handler[] = controllersOf(root).flatMap((controller) =>
  Object.getOwnPropertyNames(controller.prototype).flatMap((name) => {
    const method = (controller.prototype as Record<string, unknown>)[name];
    if (typeof method !== 'function' || Reflect.getMetadata(METHOD_METADATA, method) === undefined) return [];
    return [{ name: `${controller.name}.${name}`, method, endpoint: endpointOf(method) }];
  }),
);

// Plain routes for supervisors, operators and WeChat, which have no contract.
const PLAIN = /^\/?(healthz|readyz|ops(\/|$)|dev\/|api\/wechat\/|api\/pay\/notice\/)/;

describe('contracts and handlers', () => {
  it('match one to one', () => {
    const handled = handlers.flatMap(({ endpoint }) => (endpoint ? [endpoint.route] : []));
    expect(handled.sort()).toEqual(endpoints.map(({ route }) => route).sort());
  });

  it('cover every route except plain ones', () => {
    const unknown = handlers.filter(
      ({ endpoint, method }) => !endpoint && !PLAIN.test(String(Reflect.getMetadata(PATH_METADATA, method))),
    );
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });

  it('all declare their access', () => {
    expect(endpoints.filter(({ access }) => !['none', 'optional', 'user'].includes(access))).toEqual([]);
  });
});
