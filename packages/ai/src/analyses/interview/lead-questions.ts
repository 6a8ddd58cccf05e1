const LEADS =
  /(?<!客户|产品|大堂|理财|业务)经理(?!助)|主管|总监|负责人|主任|(?:厨师|护士|[班组队厂店院校园])长(?!助)/u;
/** Whether others report to the holder of a post. */
export const leadsOthers = (position: string): boolean => LEADS.test(position);

/** A question of a trade as it is put to those who lead the work. */
interface LeadQuestion {
  text: string;
  next: string;
  answer: string;
}

const OF_LEADS: Readonly<Record<string, LeadQuestion>> = {
  'store-mismatch': {
    text: '盘点差异连续三个月超标，你怎么查、怎么改？',
    next: '组员为了账好看自己改了数，你怎么处理？',
    answer:
      '先不调账，把三个月的差异按货、库位、班次和经手人排出来，看集中在哪里。再抽最大的几笔查流水：收货点数、上架、拣错、退货没入账、单位换算，各占多少。找到原因改那一步：收货双人点、相似的货分开放、当天异常当天清。差异报告我签字，报财务批了再调。改完每周循环盘点，连着四周降到标准才算。',
  },
  'store-rush': {
    text: '大促当天单量翻三倍，你怎么排人、排波次，让货拣得不乱、不错？',
    next: '当天有三个人没来，你怎么调？',
    answer:
      '提前两周按去年的单量和今年的预报算人：每小时能拣多少单，缺多少人，临时工先培训半天、固定在包装和搬运。前一天把热销的移到出口近的库位，耗材和面单备齐。当天按线路和截单时间分波次，拣货、复核、打包分开，老员工守复核。我每小时看一次积压和差错，哪一段堵就从不忙的段调人；异常单单独放、专人处理。吃饭轮换，不许赶货时超速和超高。第二天开会对差错和加班。',
  },
  'store-safety': {
    text: '组员赶货时在通道里超高、超速叉货，你怎么管？',
    next: '他是干得最快的一个，罚不罚？',
    answer:
      '当场叫停，让货放下来、人站到安全的地方，不在车上争。先弄清为什么赶：波次太紧、通道堵还是图省事。按制度记违章，停他半天重新培训考核，再让别的组一起看这一次差在哪里。该改的我改：错开人和车的时段，路口装镜子和限速，班前点检没过的车不许开。之后两周我每天抽查，同类违章到零再放松。',
  },
};

/** The question of a trade for the holder of a post that leads the work; undefined if it is put to everybody alike. */
export const leadQuestionOf = (bankId: string, position: string): LeadQuestion | undefined =>
  leadsOthers(position) ? OF_LEADS[bankId] : undefined;
