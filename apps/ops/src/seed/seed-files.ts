import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContentFile } from '@qicheng/core/content';
import type { RegionSeed, SchoolEntry } from '@qicheng/core/reference';
import { z } from 'zod';

/** The Markdown files of a content folder, sorted by name. */
export async function readContentFolder(directory: string): Promise<ContentFile[]> {
  const names = (await readdir(directory, { recursive: true })).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name) => ({
      path: name.split(path.sep).join('/'),
      text: await readFile(path.join(directory, name), 'utf8'),
    })),
  );
}

const SEED_DIRECTORY = new URL('../../../../prisma/seed/', import.meta.url);

const region: z.core.$ZodType<RegionSeed> = z.union([
  z.tuple([z.string().regex(/^\d{6}$/), z.string().min(1)]),
  z.tuple([z.string().regex(/^\d{6}$/), z.string().min(1), z.lazy(() => z.array(region))]),
]);
const regionFile = z.object({ provinces: z.array(region) });
const schoolFile = z.object({
  schools: z.array(z.tuple([z.string().min(1), z.string().min(2), z.string().min(1)])),
});
const mailDomainFile = z.object({
  domains: z.array(z.tuple([z.string().min(4), z.string().min(2), z.string().min(1)])),
});
const demoFile = z.object({
  accounts: z.array(z.object({ phone: z.string(), password: z.string(), username: z.string() })),
  school: z.object({ code: z.string(), name: z.string(), contact: z.string() }),
  students: z.array(z.object({ studentNumber: z.string(), password: z.string(), username: z.string() })),
  operator: z.object({ name: z.string(), password: z.string(), role: z.string() }),
});

async function read<Schema extends z.core.$ZodType>(name: string, schema: Schema): Promise<z.output<Schema>> {
  return z.parse(schema, JSON.parse(await readFile(new URL(name, SEED_DIRECTORY), 'utf8')));
}

/** Provinces with their cities and counties. */
export const readRegions = async (): Promise<RegionSeed[]> =>
  (await read('regions.json', regionFile)).provinces;

/** Schools with a clear source (prisma/seed/SOURCES.md). */
export async function readSchools(): Promise<SchoolEntry[]> {
  const { schools } = await read('schools.json', schoolFile);
  return schools.map(([code, name, source]) => ({ code, name, source }));
}

/** Mail domains of schools with a clear source (prisma/seed/SOURCES.md). */
export async function readMailDomains(): Promise<{ domain: string; schoolName: string; source: string }[]> {
  const { domains } = await read('school-mail-domains.json', mailDomainFile);
  return domains.map(([domain, schoolName, source]) => ({ domain, schoolName, source }));
}

/** The roster of the demo's school. */
export const readDemoStudents = () => readFile(new URL('students-demo.csv', SEED_DIRECTORY));

/** Invented posts that show how eligibility is judged. */
export const readSamplePosts = () => readFile(new URL('sample-posts.csv', SEED_DIRECTORY));

/** Invented jobs that show how the board works (docs/JOBS.md). */
export const readSampleJobs = () => readFile(new URL('sample-jobs.json', SEED_DIRECTORY), 'utf8');

/** Documents, courses, help and banners (docs/CONTENT.md). */
export const readSeedContent = () => readContentFolder(fileURLToPath(new URL('content', SEED_DIRECTORY)));

/** Accounts, students and the operator of a demo, as the launcher shows them. */
export const readDemo = () => read('demo-accounts.json', demoFile);
