import { Injectable, Module } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { exportResume } from '@qicheng/jobs/definitions';
import { Processes } from './processes.decorator.js';
import { assertComplete, ProcessorRegistry } from './processor-registry.js';

@Injectable()
class Exports {
  readonly seen: string[] = [];

  @Processes(exportResume)
  run({ exportId }: { exportId: string }): Promise<void> {
    this.seen.push(exportId);
    return Promise.resolve();
  }

  other(): number {
    return this.seen.length;
  }
}

@Module({ imports: [DiscoveryModule], providers: [ProcessorRegistry, Exports] })
class TestModule {}

const context = { jobId: 'j', attempt: 1, isLastAttempt: false };
const noop = { definition: exportResume, run: () => Promise.resolve() };

describe('ProcessorRegistry', () => {
  it('finds the decorated methods, bound to their instance', async () => {
    const app = await NestFactory.createApplicationContext(TestModule, { logger: false });
    const [processor, ...rest] = app.get(ProcessorRegistry).collect();
    expect(rest).toEqual([]);
    expect(processor?.definition).toBe(exportResume);
    await processor?.run({ exportId: 'e1' }, context);
    expect(app.get(Exports).seen).toEqual(['e1']);
    await app.close();
  });
});

describe('assertComplete', () => {
  it('passes if each job has one processor', () => {
    expect(() => assertComplete([exportResume], [noop])).not.toThrow();
  });

  it.each([
    ['no processor', [exportResume], [], 'resume.export has 0 processors'],
    ['two processors', [exportResume], [noop, noop], 'resume.export has 2 processors'],
    ['a processor for an unknown job', [], [noop], 'resume.export is not among'],
  ])('rejects %s', (_name, definitions, processors, message) => {
    expect(() => assertComplete(definitions, processors)).toThrow(message);
  });
});
