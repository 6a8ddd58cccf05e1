import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { timeLimit } from '@qicheng/testing/open-database';
import { IsolatedImporter } from './isolated/isolated-importer.js';

const FLAGS = [
  '--no-warnings',
  '--conditions=@qicheng/source',
  '--import',
  path.resolve(__dirname, '../test/typescript-hooks.mjs'),
];

describe('a photograph of a printed résumé', () => {
  it(
    'is imported from a tilted sheet with a shadow and a crease, with progress',
    async () => {
      // Made by bench/import/photo-tuning (page 4, usual conditions, 1440 by 1920 pixels, JPEG 68).
      const bytes = await readFile(path.resolve(__dirname, '../test/photographs/table.jpg'));
      const entry = path.resolve(__dirname, 'isolated/child.ts');
      const shares: number[] = [];
      const { document, format } = await new IsolatedImporter({ entry, nodeFlags: FLAGS }).run(
        { bytes, name: 'table.jpg' },
        ({ progress }) => shares.push(progress),
      );
      expect(format).toBe('image');
      expect(document.basics).toMatchObject({
        name: { zh: '谢婉莹' },
        phone: '13356516961',
        email: 'li6879@example.com',
        birthDate: { y: 2003, m: 6 },
      });
      expect(document.education?.[0]).toMatchObject({
        school: { name: { zh: '广东轻工职业技术大学' } },
        major: { zh: '土木工程' },
        period: { start: { y: 2021, m: 9 }, end: { y: 2025, m: 6 } },
      });
      const companies = document.internships?.map(({ company }) => company?.zh);
      expect(companies).toEqual(['招商银行广州分行', '星河云计算有限公司']);
      expect(shares).toEqual([...shares].sort((a, b) => a - b));
      expect(new Set(shares).size).toBeGreaterThanOrEqual(5);
    },
    timeLimit(120_000),
  );
});
