const TITLES =
  '经理|主管|老师|总监|女士|先生|主任|[院校园店部厂科处所站]长|律师|医生|护士长|师傅|总(?![部监经裁公体计共数成务站])';
/** Characters that begin a title of somebody unnamed: 项目经理, 招聘主管, 客服主任. */
const NO_SURNAME =
  /^(?:项目|招聘|人事|人力|行政|销售|产品|客服|客户|财务|店面|门店|区域|部门|业务|运营|技术|本|贵|该|各|大|副|总)/u;
const PERSON = new RegExp(
  `(?:联系人|联系方式|联系电话|联系|咨询电话?|咨询|接待人?|负责人|对接人|招聘者|招聘官|人事|HR)\\s*[：:·|]?\\s*(?:HR\\s*)?([\\u4e00-\\u9fa5]{1,3}?(?:${TITLES}))(?![\\u4e00-\\u9fa5]*(?:岗|招聘|经验))`,
  'giu',
);
/** The heading of a recruitment site: 陈女士 今日活跃. */
const ACTIVE = new RegExp(
  `([\\u4e00-\\u9fa5]{1,2}(?:女士|先生|老师|经理|主管))\\s*(?:[·|]?\\s*(?:HR|人事|招聘)[^\\n]{0,6})?\\s*(?:今日|刚刚|本周|昨日|近期|[\\d一二三]+日内)活跃`,
  'giu',
);

/** The person whom a posting names as its contact, by surname and title: 赵经理; empty if there is none. */
export const contactIn = (posting: string): string =>
  [...posting.matchAll(PERSON), ...posting.matchAll(ACTIVE)]
    .map(([, name = '']) => name)
    .find((name) => !NO_SURNAME.test(name)) ?? '';
