const COMPOUND_SURNAMES: ReadonlySet<string> = new Set(
  (
    '欧阳 上官 司马 诸葛 夏侯 皇甫 尉迟 公孙 慕容 令狐 宇文 长孙 司徒 司空 端木 东方 独孤 南宫 万俟 闻人 赫连 澹台 ' +
    '宗政 濮阳 淳于 单于 太叔 申屠 仲孙 轩辕 钟离 鲜于 闾丘 亓官 巫马 公西 漆雕 乐正 拓跋 谷梁 呼延 羊舌 东郭 南门 ' +
    '西门 梁丘 左丘 百里 太史 公冶 公羊 第五 纳兰 完颜 达奚 褚师 段干 司寇'
  ).split(' '),
);

/** Whether a Chinese name begins with a surname of two characters; any other surname has one. */
export const hasCompoundSurname = (name: string): boolean => COMPOUND_SURNAMES.has(name.slice(0, 2));
