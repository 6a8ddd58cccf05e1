import { declaredTables } from '../../personal-data/index.js';

/** What stands at the top of an archive: what it holds, table by table, and how to read it. */
export function archiveReadme(counts: Readonly<Record<string, number>>, now: Date): string {
  const lines = declaredTables
    .filter(({ table }) => counts[table] !== undefined)
    .map(({ table, why }) => `  data/${table}.json  ${titleOf(why)}，${counts[table]} 条`);
  return [
    '启程 · 我的全部数据',
    '',
    `导出时间：${now.toISOString()}（协调世界时）`,
    '',
    '本压缩包包含启程保存的与您账号有关的全部数据：',
    ...lines,
    '  resumes/  每份简历的完整内容（JSON）',
    '  files/  您上传的文件和 24 小时内生成的文件',
    '',
    '说明：',
    '  · 所有文本均为 UTF-8 编码；JSON 文件可用任何文本编辑器打开，也可导入其他系统。',
    '  · 手机号、邮箱等加密保存的内容已解密；密码等只保存不可还原的摘要，不在其中。',
    '  · 本文件含有个人信息，请妥善保管，不要转发给他人。',
    '',
  ].join('\n');
}

const titleOf = (why: string) => /^[^:：]+/.exec(why)?.[0] ?? why;
