import { firstMessage } from '@qicheng/contract/kit/message';
import { type SettingKey, SETTINGS } from '@qicheng/core/site';

type Link = { name: string; url: string };

/** A setting's value as the text of its form field; an unticked box is empty, as browsers send it. */
export function fieldText(value: boolean | number | string | readonly Link[]): string {
  if (typeof value === 'boolean') return value ? '1' : '';
  if (typeof value === 'object') return value.map(({ name, url }) => `${name} ${url}`).join('\n');
  return String(value);
}

// One link a line: the last word is the address, what stands before it the name.
const readLink = (line: string): Link => {
  const [, name = line, url = ''] = /^(.*\S)\s+(\S+)$/.exec(line) ?? [];
  return { name, url };
};

function valueOf(key: SettingKey, text: string): unknown {
  switch (SETTINGS[key].control) {
    case 'flag':
      return text === '1';
    case 'choice':
      return Number(text);
    case 'number':
      return /^\d{1,9}$/.test(text.trim()) ? Number(text) : NaN;
    case 'links':
      return text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .map(readLink);
    default:
      return text.trim();
  }
}

/** The value that a field's text stands for, or what is wrong with it. */
export function readField(key: SettingKey, text: string): { value: unknown; problem: string | null } {
  const checked = SETTINGS[key].schema.safeParse(valueOf(key, text));
  return checked.success
    ? { value: checked.data, problem: null }
    : { value: null, problem: firstMessage(checked.error) };
}
