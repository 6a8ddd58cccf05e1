import { SetMetadata } from '@nestjs/common';
import type { JobDefinition } from '@qicheng/jobs/define-job';
import type { JobContext } from '@qicheng/jobs/runtime';

const DEFINITION = 'qicheng:job';

/** Makes a method the processor of one job; a wrong payload type does not compile. */
export function Processes<Payload>(definition: JobDefinition<Payload>) {
  return <M extends (payload: Payload, context: JobContext) => Promise<void>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    SetMetadata(DEFINITION, definition)(target, key, descriptor as TypedPropertyDescriptor<unknown>);
  };
}

/** The job that a method processes, or undefined. */
export function definitionOf(method: object): JobDefinition | undefined {
  return Reflect.getMetadata(DEFINITION, method) as JobDefinition | undefined;
}
