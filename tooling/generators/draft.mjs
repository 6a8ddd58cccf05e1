import fs from 'node:fs';
import path from 'node:path';
import { classNameProblems } from '../checks/class-names.mjs';
import { retiredWordsIn } from '../checks/retired-words.mjs';
import { Refusal } from './names.mjs';

/** File changes that are kept in memory until all are known: either all are written or none. */
export class Draft {
  #root;
  /** @type {Map<string, { text: string, isNew: boolean }>} */
  #files = new Map();

  /** @param {string} root of the repository; file names are relative to it */
  constructor(root) {
    this.#root = root;
  }

  exists(file) {
    return this.#files.has(file) || fs.existsSync(path.join(this.#root, file));
  }

  read(file) {
    const changed = this.#files.get(file);
    if (changed) return changed.text;
    if (!this.exists(file)) throw new Refusal(`${file} is missing, so nothing can be registered there`);
    return fs.readFileSync(path.join(this.#root, file), 'utf8');
  }

  /** Names in a folder; none if it does not exist. */
  list(folder) {
    const directory = path.join(this.#root, folder);
    return fs.statSync(directory, { throwIfNoEntry: false })?.isDirectory()
      ? fs.readdirSync(directory).sort()
      : [];
  }

  /** The file below a folder that contains a declaration, wherever it is now. @param {RegExp} declaration */
  fileWith(folder, declaration) {
    const below = fs.readdirSync(path.join(this.#root, folder), { recursive: true }).map(String).sort();
    const files = below.filter((file) => /\.tsx?$/.test(file) && !/node_modules|dist\//.test(file));
    const found = files
      .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
      .find((file) => declaration.test(this.read(file)));
    if (!found) throw new Refusal(`nothing in ${folder} declares ${declaration.source} to register in`);
    return found;
  }

  create(file, text) {
    if (this.exists(file)) throw new Refusal(`${file} exists already`);
    this.#files.set(file, { text, isNew: true });
  }

  /** @param {string} file @param {(text: string, file: string) => string} change */
  edit(file, change) {
    const isNew = this.#files.get(file)?.isNew ?? false;
    this.#files.set(file, { text: change(this.read(file), file), isNew });
  }

  /** Lines added to a changed file; all lines of a new one. @returns {string[]} */
  added({ file, text, isNew }) {
    const before = new Set(isNew ? [] : fs.readFileSync(path.join(this.#root, file), 'utf8').split('\n'));
    return text.split('\n').filter((line) => !before.has(line));
  }

  /** Every changed file, new ones first. @returns {{ file: string, text: string, isNew: boolean }[]} */
  changes() {
    const all = [...this.#files].map(([file, change]) => ({ file, ...change }));
    return [...all.filter(({ isNew }) => isNew), ...all.filter(({ isNew }) => !isNew)];
  }

  /** Formats every file with `format`, and rejects names that the repository's checks would reject. */
  async settle(format) {
    for (const { file, text, isNew } of this.changes()) {
      const [problem] = isNew ? [...classNameProblems(file, text), ...retiredWordsIn(file, text)] : [];
      if (problem) throw new Refusal(`this name is not accepted: ${problem}`);
      this.#files.set(file, { text: await format(file, text), isNew });
    }
  }

  write() {
    for (const { file, text } of this.changes()) {
      const target = path.join(this.#root, file);
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, text);
    }
  }
}
