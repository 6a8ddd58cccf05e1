// Finds citations in comments, test titles and pages (docs/rules/README.md), and checks that their targets
// exist.
import fs from 'node:fs';
import path from 'node:path';

const RULES = 'docs/rules';
const SKIPPED =
  /^(node_modules|dist|\.git|\.qicheng|\.turbo|coverage|generated|test-results|playwright-report)$/;
const READ = /\.(ts|tsx|mts|cts|mjs|cjs|js|css|prisma|md|ya?ml|sh)$/;
/** Generated, or covered by their own check. */
const OTHERS = /^(pnpm-lock\.yaml|CHANGELOG\.md|docs\/security\/ASVS\.md)$/;

/** Forms used before the rules had pages. */
const OLD_FORMS = [
  /(?<![\w/.[-]|\]\()(?:reliability|stack|rendering|visual|product|platform|architecture|performance)\.md\b/g,
  /(?<!\[)\bdecisions? \d+/gi,
  /\bspec(?:ification)? (?:sections? |§ ?)\d/gi,
];

/**
 * The checked files of the repository, relative to its root.
 * @param {string} root @param {string} [folder] @returns {string[]}
 */
export function citingFiles(root, folder = '') {
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : citingFiles(root, file);
    return entry.isFile() && READ.test(entry.name) && !OTHERS.test(file) ? [file] : [];
  });
}

const headingAnchor = (heading) =>
  heading
    .replace(/<[^>]+>|[`*]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** Every anchor of a page. @param {string} markdown @returns {string[]} */
export function anchorsOf(markdown) {
  const named = [...markdown.matchAll(/<a id="([^"]+)"/g)].map(([, id]) => id);
  const headings = [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => headingAnchor(heading));
  return [...named, ...headings];
}

/**
 * The anchors of rules, by which they are cited: `decision-25`, `au3`. @param {string} root @returns
 * {string[]}
 */
export function ruleAnchors(root) {
  const pages = fs.readdirSync(path.join(root, RULES)).filter((name) => name.endsWith('.md'));
  return pages.flatMap((name) =>
    [...fs.readFileSync(path.join(root, RULES, name), 'utf8').matchAll(/<a id="([^"]+)"/g)].map(
      ([, id]) => id,
    ),
  );
}

/** Patterns for every kind of rule citation. @param {Iterable<string>} anchors */
function formsOf(anchors) {
  const all = [...anchors];
  const kinds = new Set(all.filter((id) => id.includes('-')).map((id) => id.slice(0, id.indexOf('-'))));
  const families = new Set(all.filter((id) => !id.includes('-')).map((id) => id.replace(/\d+$/, '')));
  const threat = `(?:${[...families].join('|').toUpperCase()})\\d+`;
  return {
    rule: new RegExp(`\\[(${[...kinds].join('|')}) ([\\w-]+)\\]`, 'g'),
    threat: new RegExp(`\\[(${threat})\\]`, 'g'),
    // At the start of a comment or in parentheses, without brackets.
    bare: new RegExp(`(?:(?://+|/?[*]+) |\\()${threat}(?=[:.)])`, 'g'),
    // At the start of a title: 'AU3: …', 'SS4, SS5: …', 'G16: …'.
    title: new RegExp(`['"\`](?:\\d+: )?((?:${threat}|G\\d+)(?:, ${threat})*):? `, 'g'),
  };
}

/**
 * Citations of missing targets in a text, with their lines.
 * @param {string} text @param {{ anchors: Set<string>, hasPage: (path: string) => boolean }} known
 * @returns {string[]}
 */
export function brokenCitations(text, { anchors, hasPage }) {
  const forms = formsOf(anchors);
  const found = [
    ...[...text.matchAll(forms.bare)].map((match) => [match, false]),
    ...[...text.matchAll(forms.rule)].map((match) => [
      match,
      anchors.has(`${match[1]}-${match[2].toLowerCase()}`),
    ]),
    ...[...text.matchAll(forms.threat)].map((match) => [match, anchors.has(match[1].toLowerCase())]),
    ...[...text.matchAll(forms.title)].map((match) => [
      match,
      match[1].split(', ').every((id) => hasId(id, anchors)),
    ]),
    ...[...text.matchAll(/\bdocs\/[\w./-]+\.md(?:#[\w-]+)?/g)].map((match) => [match, hasPage(match[0])]),
    ...OLD_FORMS.flatMap((form) => [...text.matchAll(form)].map((match) => [match, false])),
  ];
  return found
    .filter(([, isThere]) => !isThere)
    .map(([match]) => `${text.slice(0, match.index).split('\n').length}: ${match[0].trim()}`);
}

const hasId = (id, anchors) => anchors.has(id.startsWith('G') ? `goal-${id.slice(1)}` : id.toLowerCase());

/** Links of a page to files and anchors of the repository. @param {string} markdown @returns {string[]} */
export const linksOf = (markdown) =>
  [...markdown.replace(/```[\s\S]*?```|`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
