import { pinyin } from 'pinyin-pro';

/** The searched texts of an item: names weigh more than the text. */
export interface SearchText {
  names: string;
  text: string;
}

interface Entry<Item> {
  item: Item;
  names: string;
  text: string;
  /** Pinyin initials of each run of Chinese: 项目管理 is `xmgl`. */
  initials: () => string;
}

const IN_NAMES = 3;
const IN_TEXT = 2;
const IN_INITIALS = 1;
// A single letter would match almost everything.
const INITIALS = /^[a-z]{2,}$/;

/** Searches a few thousand short texts in memory. */
export class TextIndex<Item> {
  private readonly entries: readonly Entry<Item>[];

  constructor(items: readonly Item[], searchTextOf: (item: Item) => SearchText) {
    const initialsOf = makeInitialsOf();
    this.entries = items.map((item) => {
      const { names, text } = searchTextOf(item);
      return {
        item,
        names: names.toLowerCase(),
        text: text.toLowerCase(),
        initials: once(() => initialsOf(`${names}\n${text}`)),
      };
    });
  }

  /**
   * Items that match every word of the keyword, or its initials; names first, then texts; all items without a
   * keyword.
   */
  find(keyword: string, isMatch: (item: Item) => boolean = () => true): Item[] {
    const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
    const found = this.entries.filter(({ item }) => isMatch(item));
    if (words.length === 0) return found.map(({ item }) => item);
    return found
      .map((entry) => ({ entry, rank: lowestRank(entry, words) }))
      .filter(({ rank }) => rank > 0)
      .sort((one, other) => other.rank - one.rank)
      .map(({ entry }) => entry.item);
  }
}

function lowestRank<Item>(entry: Entry<Item>, words: readonly string[]): number {
  let lowest = IN_NAMES;
  for (const word of words) {
    lowest = Math.min(lowest, rankOf(entry, word));
    if (lowest === 0) break;
  }
  return lowest;
}

function rankOf<Item>({ names, text, initials }: Entry<Item>, word: string): number {
  if (names.includes(word)) return IN_NAMES;
  if (text.includes(word)) return IN_TEXT;
  return INITIALS.test(word) && initials().includes(word) ? IN_INITIALS : 0;
}

// Built at the first search by letters, in about 50 ms; names repeat across entries and are converted once.
function makeInitialsOf(): (text: string) => string {
  const known = new Map<string, string>();
  const read = (run: string) => pinyin(run, { pattern: 'first', toneType: 'none', type: 'array' }).join('');
  return (text) => {
    const runs = text.match(/\p{Script=Han}+/gu) ?? [];
    return runs
      .map((run) => {
        const initials = known.get(run) ?? read(run);
        known.set(run, initials);
        return initials;
      })
      .join(' ');
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
