// `node tooling/checks/sbom.mjs [file]`: a CycloneDX 1.6 bill of materials from the lockfile alone, offline.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `@scope/name@1.2.3(peer@1)` -> name and version. */
function nameAndVersion(key) {
  const plain = key.replace(/\(.*$/, '');
  const at = plain.lastIndexOf('@');
  return { name: plain.slice(0, at), version: plain.slice(at + 1) };
}

const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

// A lockfile may contain two documents: the package manager's own, and the project's.
const lockOf = (text) =>
  text
    .split(/^---$/m)
    .map((part) => parse(part))
    .findLast((part) => part?.packages);

/** @param {string} lockfile @param {{ name: string, version: string }} product */
export function sbomOf(lockfile, product) {
  const { packages } = lockOf(lockfile);
  const components = Object.entries(packages).map(([key, { resolution = {} }]) => {
    const found = nameAndVersion(key);
    const [algorithm, digest] = (resolution.integrity ?? '').split('-');
    const hashes =
      algorithm === 'sha512'
        ? [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }]
        : [];
    return { type: 'library', 'bom-ref': purlOf(found), ...found, purl: purlOf(found), hashes };
  });
  const unique = [...new Map(components.map((component) => [component.purl, component])).values()];
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', ...product } },
    components: unique.sort((a, b) => (a.purl < b.purl ? -1 : 1)),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { name, version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const bom = sbomOf(fs.readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8'), { name, version });
  const file = process.argv[2] ?? 'sbom.cdx.json';
  fs.writeFileSync(file, `${JSON.stringify(bom, null, 1)}\n`);
  process.stdout.write(`${file}: ${bom.components.length} components\n`);
}
