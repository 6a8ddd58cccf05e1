/** 益阳市第一职业中专, 桃江县第二高中: the level is part of the name. */
const IN_NAME_OF_SCHOOL = /[市县区州镇](?!场|域|政)|第[一二三四五六七八九十]|职业$/u;

/** 助产学本科, 本科（专升本）: the level alone. */
export function levelApart(name: string): string[] {
  const plain = name.replace(/(?<=本科|大专|专科|硕士|中专)[（(](?:专升本|统招|全日制|第一学历)[）)]/u, '');
  const [, major, level] =
    /^([\p{Script=Han}]{2,14}?)(?<!成人|函授|在职|统招|全日制|自考|大学)(本科|大专|专科|硕士|博士|中专|高中)$/u.exec(
      plain,
    ) ?? [];
  if (/^(?:中专|高中)$/u.test(level ?? '') && IN_NAME_OF_SCHOOL.test(major ?? '')) return [plain];
  return major !== undefined && level !== undefined ? [major, level] : [plain];
}
