import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { InternalCoreModule, STATIC_CONTEXT } from '@nestjs/core/internal';

type Construct = new (...dependencies: unknown[]) => object;
type Provide = (...dependencies: unknown[]) => unknown;
type Started = { onModuleInit?(): unknown; onApplicationBootstrap?(): unknown };

/**
 * Gives a closed application the state of a new one without building its modules and routes again. In the order of
 * their dependencies, all factories run again and all classes are constructed again. An object of a class stays the
 * same object, because the routes refer to it, and receives the fields of the new one.
 */
export async function renewProviders(app: INestApplication): Promise<void> {
  const wrappers = [...app.get(ModulesContainer).values()]
    .filter(({ metatype }) => metatype !== InternalCoreModule)
    .flatMap(({ providers, controllers, injectables }) => [
      ...[...providers.values(), ...controllers.values(), ...injectables.values()],
    ])
    .sort((one, other) => one.hierarchyLevel - other.hierarchyLevel);
  const renewed: Started[] = [];
  for (const wrapper of wrappers) {
    const host = wrapper.getInstanceByContextId(STATIC_CONTEXT);
    const known: unknown = host.instance;
    const dependencies = (wrapper.getCtorMetadata() ?? []).map(({ instance }): unknown => instance);
    if (wrapper.isFactory) {
      host.instance = await (wrapper.metatype as Provide)(...dependencies);
    } else if (isObjectOf(known, wrapper.metatype)) {
      replaceFields(known, new (wrapper.metatype as Construct)(...dependencies));
      renewed.push(known);
    }
  }
  for (const provider of renewed) await provider.onModuleInit?.();
  for (const provider of renewed) await provider.onApplicationBootstrap?.();
}

/** False for values, and for Nest's references to modules, which are objects of subclasses. */
const isObjectOf = (value: unknown, type: unknown): value is object =>
  typeof value === 'object' && value !== null && value.constructor === type;

/** Makes the fields of `target` those of `source`. */
export function replaceFields(target: object, source: object): void {
  for (const key of Reflect.ownKeys(target)) Reflect.deleteProperty(target, key);
  Object.defineProperties(target, Object.getOwnPropertyDescriptors(source));
}
