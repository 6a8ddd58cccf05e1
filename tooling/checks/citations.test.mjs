// Every citation and every link between pages has a target.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { anchorsOf, brokenCitations, citingFiles, linksOf, ruleAnchors } from './citations.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const own = 'tooling/checks/citations.test.mjs';
const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');
const files = citingFiles(root).filter((file) => file !== own);
const list = ruleAnchors(root);
const known = { anchors: new Set(list), hasPage: hasTarget };

/** Whether a file exists, and the anchor after its #. @param {string} target from the root */
function hasTarget(target) {
  const [file, anchor] = target.split('#');
  if (!fs.existsSync(path.join(root, file))) return false;
  return anchor === undefined || anchorsOf(read(file)).includes(decodeURIComponent(anchor));
}

describe('a citation', () => {
  it.each([
    ['// [decision 25] [spec 5]: as printed', []],
    ['/** Refused alike [AU4]; see [fault 10], [goal 2] and docs/rules/README.md. */', []],
    ["it('SS4, SS5: leaves no token', () => {})", []],
    ['// [decision 999]', ['1: [decision 999]']],
    ['const a = 1;\n// Refused [AU99].', ['2: [AU99]']],
    ["it('0: UP99: takes nothing', () => {})", ["1: '0: UP99:"]],
    ["it('G99: nothing is left', () => {})", ["1: 'G99:"]],
    ['// docs/GONE.md, docs/SECURITY.md#gone', ['1: docs/GONE.md', '1: docs/SECURITY.md#gone']],
    ['// decision 25', ['1: decision 25']],
    ['// spec §5, spec section 5', ['1: spec §5', '1: spec section 5']],
    ['// (reliability.md AU4)', ['1: reliability.md']],
    ['// AU4: in one browser (AU5: a second)', ['1: // AU4', '1: (AU5']],
  ])('is read in %j', (text, broken) => {
    expect(brokenCitations(text, known)).toEqual(broken);
  });

  it('is unambiguous: no two rules have the same anchor', () => {
    expect(list.filter((id, index) => list.indexOf(id) !== index)).toEqual([]);
    expect(list.length).toBeGreaterThan(150);
  });

  it('has a target, in every file', () => {
    const broken = files.flatMap((file) =>
      brokenCitations(read(file), known).map((citation) => `${file}:${citation}`),
    );
    expect(broken).toEqual([]);
    expect(files.length).toBeGreaterThan(1000);
  });
});

describe('a link between pages', () => {
  it('has a target', () => {
    const pages = files.filter((file) => file.endsWith('.md') && !file.startsWith('prisma/seed/content/'));
    const broken = pages.flatMap((page) =>
      linksOf(read(page))
        .filter((target) => !hasTarget(target.startsWith('#') ? page + target : fromRoot(page, target)))
        .map((target) => `${page}: ${target}`),
    );
    expect(broken).toEqual([]);
    expect(pages.length).toBeGreaterThan(30);
  });
});

const fromRoot = (page, target) => path.posix.join(path.posix.dirname(page), target);
