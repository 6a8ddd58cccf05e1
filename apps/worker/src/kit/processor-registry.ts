import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { JobDefinition } from '@qicheng/jobs/define-job';
import type { JobProcessor } from '@qicheng/jobs/runtime';
import { definitionOf } from './processes.decorator.js';

type Run = JobProcessor['run'];

/** Finds every `@Processes` method of this process. */
@Injectable()
export class ProcessorRegistry {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  collect(): JobProcessor[] {
    return this.discovery.getProviders().flatMap(({ instance }: { instance?: unknown }) => {
      if (typeof instance !== 'object' || instance === null) return [];
      const prototype: object | null = Object.getPrototypeOf(instance) as object | null;
      if (prototype === null) return [];
      return this.scanner
        .getAllMethodNames(prototype)
        .flatMap((name) => processorOf(instance, prototype, name));
    });
  }
}

function processorOf(instance: object, prototype: object, name: string): JobProcessor[] {
  const method: unknown = Object.getOwnPropertyDescriptor(prototype, name)?.value;
  if (typeof method !== 'function') return [];
  const definition = definitionOf(method);
  return definition ? [{ definition, run: (method as Run).bind(instance) }] : [];
}

/** Start-up fails here when a job has no processor, or two. */
export function assertComplete(
  definitions: readonly JobDefinition[],
  processors: readonly JobProcessor[],
): void {
  const problems = definitions.flatMap((definition) => {
    const count = processors.filter((processor) => processor.definition.name === definition.name).length;
    return count === 1 ? [] : [`${definition.name} has ${count} processors`];
  });
  const known = new Set(definitions.map(({ name }) => name));
  const unknown = processors.filter(({ definition }) => !known.has(definition.name));
  problems.push(...unknown.map(({ definition }) => `${definition.name} is not among the job definitions`));
  if (problems.length > 0) throw new Error(`jobs and processors do not match: ${problems.join('; ')}`);
}
