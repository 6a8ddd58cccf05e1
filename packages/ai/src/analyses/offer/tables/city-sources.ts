import type { OfferSource } from '@qicheng/analysis/offer-result';

/** The notices of the cities' bounds, read on 2026-11-29; a month or year where the day is not known. */
export const citySources = {
  beijingInsurance: {
    title: '《关于2026年度各项社会保险缴费工资基数上下限的通告》（京人社发〔2026〕7号）',
    publisher: '北京市人力资源和社会保障局、医疗保障局、税务局',
    url: 'https://rsj.beijing.gov.cn/xxgk/2024zcwj/202608/t20260821_4831461.html',
    date: '2026-08-21',
  },
  beijingFund: {
    title: '2026 住房公积金年度缴存基数的通知（京房公积金管委会办〔2026〕6号）',
    publisher: '北京住房公积金管理委员会办公室',
    url: 'https://gjj.beijing.gov.cn/web/zwgk61/2024zcwj/436433461/744103382/index.html',
    date: '2026-08',
  },
  shanghaiInsurance: {
    title: '《本市调整2026年度社保缴费基数上下限》',
    publisher: '上海市人力资源和社会保障局',
    url: 'https://rsj.sh.gov.cn/tgsgg_17341/20260818/t0035_1443203.html',
    date: '2026-08-18',
  },
  shanghaiFund: {
    title: '上海市调整 2026 年度住房公积金缴存基数、比例以及月缴存额上下限的通知',
    publisher: '上海市公积金管理中心',
    url: 'https://www.shzfgjj.cn/html/newxxgk/zcwj/gfxwj/228478.html',
    date: '2026-08',
  },
  tianjinInsurance: {
    title:
      '《关于公布2025年度全市职工平均工资及2026年度工资福利待遇标准等有关问题的通知》（津人社局发〔2026〕5号）',
    publisher: '天津市人力资源和社会保障局、医疗保障局、税务局',
    url: 'https://tianjin.chinatax.gov.cn/11200000000/0300/030004/03000419/20260824171546537.shtml',
    date: '2026-08-17',
  },
  tianjinFund: {
    title: '《关于调整2026年住房公积金缴存额的通知》（津公积金委〔2026〕3号）',
    publisher: '天津市住房公积金管理委员会',
    url: 'https://www.zfgjj.cn/tjgjjcms/mainSitePc/content/zcfg_gfwj/xzwgk/zcwj/zcfg_gfwj/379418.html',
    date: '2026-07',
  },
  hefeiInsurance: {
    title: '安徽省 2026 年度社会保险缴费基数上下限的通知（皖人社秘〔2026〕113号）',
    publisher: '安徽省人力资源和社会保障厅',
    url: 'https://hrss.ah.gov.cn/public/6595721/80811450.html',
    date: '2026',
  },
  hefeiFund: {
    title: '合肥市调整 2026 年度住房公积金缴存基数（人民网安徽频道）',
    publisher: '合肥市住房公积金管理中心',
    url: 'http://ah.people.com.cn/n2/2026/0630/c358428-41624923.html',
    date: '2026-06-30',
  },
  changshaInsurance: {
    title: '湖南省 2026 年度社会保险缴费基数的通知（湘人社规〔2026〕14号）',
    publisher: '湖南省人力资源和社会保障厅',
    url: 'https://rst.hunan.gov.cn/rst/xxgk/zcfg/zxzc/202608/t20260822_34049202.html',
    date: '2026-08-22',
  },
  changshaFund: {
    title: '2026 年度住房公积金月缴存额（湖南省直，长沙同一标准）',
    publisher: '湖南省直单位住房公积金管理中心',
    url: 'https://www.hunan.gov.cn/hnszf/hnyw/sy/hnyw1/202607/t20260710_34023538.html',
    date: '2026-07-10',
  },
  shenzhenFund: {
    title: '《单位缴存职工的缴存基数调整有什么要求？》（官网答复）',
    publisher: '深圳市住房和建设局',
    url: 'https://zjj.sz.gov.cn/hdjl/ywzs/gjj/content/post_12893588.html',
    date: '2026-07-15',
  },
  guangzhouFund: {
    title: '《关于2026年度住房公积金缴存调整有关问题的通知》',
    publisher: '广州住房公积金管理中心',
    url: 'https://gjj.gz.gov.cn/gg/tzgg/content/post_10879601.html',
    date: '2026-07',
  },
  foshanFund: {
    title: '《关于2026年度住房公积金缴存调整有关事项的通告》',
    publisher: '佛山市住房公积金管理中心',
    url: 'https://fsgjj.foshan.gov.cn/gkmlpt/content/7/7180/post_7180001.html',
    date: '2026-06-23',
  },
  dongguanFund: {
    title: '《关于2026年度住房公积金缴存基数上下限调整的温馨提示》',
    publisher: '东莞市住房公积金管理中心',
    url: 'https://dggjj.dg.gov.cn/gkmlpt/content/4/4472/post_4472090.html',
    date: '2025-12-06',
  },
  hangzhouFund: {
    title: '2026 年度住房公积金缴存调整的通知（杭公积金〔2026〕38号）',
    publisher: '杭州住房公积金管理中心',
    url: 'https://hznews.hangzhou.com.cn/jingji/content/2026-07/25/content_9263759.htm',
    date: '2026-07-25',
  },
  nanjingFund: {
    title: '《关于调整2026年度南京住房公积金缴存基数的通知》',
    publisher: '南京住房公积金管理中心',
    url: 'https://gjj.nanjing.gov.cn/zwgk/tzgg/202607/t20260717_5878580.html',
    date: '2026-07-17',
  },
  suzhouFund: {
    title: '苏州市 2026 年度住房公积金缴存基数的公告（苏州工业园区另有标准）',
    publisher: '苏州市住房公积金管理中心',
    url: 'https://www.suzhou.gov.cn/szsrmzf/zwgg/202607/501539493f89439aa33768e34a069914.shtml',
    date: '2026-07',
  },
  chengduFund: {
    title: '2026 年度住房公积金缴存基数的通知（成公积金委〔2026〕5号）',
    publisher: '成都住房公积金管理委员会',
    url: 'https://cbgc.scol.com.cn/news/7811388',
    date: '2026-07-31',
  },
  wuhanFund: {
    title: '2026 年武汉住房公积金基数上限（官网答复）',
    publisher: '武汉住房公积金管理中心',
    url: 'https://gjj.wuhan.gov.cn/hdjl/zcwd/zwzx_content_2024.html?metadataid=69496',
    date: '2026-07-22',
  },
  xianFund: {
    title: '2026 年度住房公积金缴存基数的通知（西房金管发〔2026〕1号）',
    publisher: '西安住房公积金管理中心',
    url: 'https://www.sxgjj.com/info/1333/14990.htm',
    date: '2026-06',
  },
  zhengzhouFund: {
    title: '2026 年度住房公积金缴存基数调整（郑公积金〔2026〕18号）',
    publisher: '郑州住房公积金管理中心',
    url: 'https://zzgjj.zhengzhou.gov.cn/',
    date: '2026-08',
  },
  jinanFund: {
    title: '2026 年度住房公积金缴存基数的通知（济住中字〔2026〕9号）',
    publisher: '济南住房公积金中心',
    url: 'https://gjj.jinan.gov.cn/col/col111465/art/2026/art_1df4b8a8b2604fd185a8e9130c55a5ba.html',
    date: '2026',
  },
  qingdaoFund: {
    title: '《关于做好2026年度住房公积金缴存基数调整工作的通知》（青住金发〔2026〕5号）',
    publisher: '青岛市住房公积金管理中心',
    url: 'https://www.qingdao.gov.cn/zwgk/zdgk/fgwj/zcwj/szbmgw/202607/t20260706_10652620.shtml',
    date: '2026-07-06',
  },
} as const satisfies Record<string, Omit<OfferSource, 'id'>>;

export type CitySourceId = keyof typeof citySources;
