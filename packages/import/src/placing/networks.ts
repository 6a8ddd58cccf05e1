const NAMES: Readonly<Record<string, string>> = {
  github: 'GitHub',
  gitee: 'Gitee',
  linkedin: 'LinkedIn',
  zhihu: '知乎',
  csdn: 'CSDN',
  juejin: '掘金',
};

/** The network of a link, by its address. */
export function networkOf(link: string, lang: 'zh' | 'en') {
  const name = /(github|gitee|linkedin|behance|zcool|juejin|csdn|cnblogs|zhihu)\./i
    .exec(link)?.[1]
    ?.toLowerCase();
  const shown = NAMES[name ?? ''];
  return shown === undefined ? {} : { network: { [lang]: shown } };
}
