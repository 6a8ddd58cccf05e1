import {
  databaseTestFile,
  definition,
  indexFile,
  migrationFile,
  repositoryFile,
  schemaFile,
  serviceFile,
  wireNameOf,
} from './job-files.mjs';
import { processorFile, processorTestFile } from './job-worker-files.mjs';
import { kebab, pascal, Refusal, requireCamelCase, snake, specifierOf } from './names.mjs';
import { addBeside, addDeclaration, addImport, addTo, namesAt } from './source-edits.mjs';

export const usage = 'pnpm gen job <name> [--queue analyses]';

const QUEUES = 'packages/jobs/src/queues.ts';
const DEFAULT_QUEUE = 'analyses';
const STAMP_LENGTH = 14;

/** Migrations are applied in name order: a new one must sort last. */
function migrationName(draft, name, now) {
  const last = draft.list('prisma/migrations').findLast((each) => /^\d{14}_/.test(each)) ?? '';
  const present = now.toISOString().replace(/\D/g, '').slice(0, STAMP_LENGTH);
  const next = String(BigInt(last.slice(0, STAMP_LENGTH) || '0') + 1n);
  return `${present > last.slice(0, STAMP_LENGTH) ? present : next}_${snake(name)}`;
}

function registerCore(draft, facts, now) {
  const { name } = facts;
  const folder = `packages/core/src/${kebab(name)}`;
  if (draft.list(folder).length > 0) throw new Refusal(`${folder} exists already`);
  draft.create(`${folder}/${kebab(name)}.repository.ts`, repositoryFile(name));
  draft.create(`${folder}/${kebab(name)}-run.service.ts`, serviceFile(name));
  draft.create(`${folder}/${kebab(name)}-run.db.test.ts`, databaseTestFile(facts));
  draft.create(`${folder}/index.ts`, indexFile(name));
  draft.create(`prisma/schema/${kebab(name)}.prisma`, schemaFile(name));
  draft.create(`prisma/migrations/${migrationName(draft, name, now)}/migration.sql`, migrationFile(name));
  draft.edit(
    draft.fileWith('packages/core/src', /^export const tablesOfNobody\b/m),
    addTo(
      ['tablesOfNobody'],
      `nobody('${snake(name)}', 'work of a job', { column: 'finished_at', days: 30 })`,
    ),
  );
}

function registerWorker(draft, name) {
  const folder = `apps/worker/src/${kebab(name)}`;
  const processor = `${folder}/${kebab(name)}.processor.ts`;
  draft.create(processor, processorFile(name));
  draft.create(`${folder}/${kebab(name)}.processor.test.ts`, processorTestFile(name));
  const worker = draft.fileWith('apps/worker/src', /^export class WorkerModule\b/m);
  draft.edit(worker, addBeside(/^\w+WorkerModule$/, `${pascal(name)}WorkerModule`));
  draft.edit(worker, addImport(`${pascal(name)}WorkerModule`, specifierOf(worker, processor)));
  const leased = draft.fileWith('apps/worker/src', /^(?:export )?const leasedJobs\b/m);
  draft.edit(
    leased,
    addTo(
      ['leasedJobs'],
      `{ task: 'reconcile-${kebab(name)}', everyMs: 3_000, service: ${pascal(name)}RunService }`,
    ),
  );
  draft.edit(leased, addImport(`${pascal(name)}RunService`, `@qicheng/core/${kebab(name)}`));
}

/** A job has a table of the same name. */
function requireFreeTable(draft, name) {
  const schemas = draft.list('prisma/schema').map((file) => `prisma/schema/${file}`);
  const taken = schemas.find((file) => draft.read(file).includes(`@@map("${snake(name)}")`));
  if (taken) throw new Refusal(`${taken} has a table ${snake(name)} already`);
}

/** A kind of job with its table, producer, processor and tests. @param {{ queue?: string }} options */
export function generateJob(draft, words, { queue = DEFAULT_QUEUE }, now = new Date()) {
  if (words.length !== 1) throw new Refusal(`usage: ${usage}`);
  const [name] = words;
  requireCamelCase(name, 'the job');
  const queues = namesAt(QUEUES, draft.read(QUEUES), ['queues']);
  if (!queues.includes(queue)) throw new Refusal(`there is no queue ${queue}: ${queues.join(', ')}`);
  const definitions = draft.fileWith('packages/jobs/src', /^export const jobDefinitions\b/m);
  const defined = draft.read(definitions);
  if (
    namesAt(definitions, defined, ['jobDefinitions']).includes(name) ||
    defined.includes(`'${wireNameOf(name)}'`)
  )
    throw new Refusal(`${definitions} has a job ${name} already`);
  requireFreeTable(draft, name);
  draft.edit(definitions, addTo(['jobDefinitions'], name));
  draft.edit(definitions, addDeclaration(name, definition({ name, queue })));
  registerCore(draft, { name, queue }, now);
  registerWorker(draft, name);
  return [
    `1. Say what a row holds in prisma/schema/${kebab(name)}.prisma and its migration; one of a person needs user_id and a place in packages/core/src/personal-data/tables.ts.`,
    `2. Write the work in apps/worker/src/${kebab(name)}/${kebab(name)}.processor.ts and call ${pascal(name)}RunService.request() where it is asked for.`,
    `3. pnpm test:unit ${kebab(name)} && pnpm test:db ${kebab(name)} && pnpm check`,
  ];
}
