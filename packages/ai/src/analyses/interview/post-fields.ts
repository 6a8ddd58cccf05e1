import { regex } from '@qicheng/resume/regex';

/** Manual work, whose panel asks about the work itself and not about policies, surveys and campaigns. */
export const MANUAL = regex('u')`
  司机|驾驶员|工勤|后勤|勤杂|保安|门卫|保洁|清洁|环卫|绿化|厨|炊事|帮工|食堂|面点|配菜|搬运|装卸|运送|护工|护理员|水电|维修|普工|操作工|[电焊钳车铣木瓦油管]工
  |叉车|锅炉|快递|配送|分拣|仓管|理货|收银|服务员|保育员|洗衣|缝纫|裁剪
`;
/** Topics of a discussion that belong to a field; the others suit any post. */
export const FIELD_OF_TOPIC: Readonly<Record<string, RegExp>> = {
  'gd-newproduct':
    /市场|营销|品牌|销售|运营|推广|策划|产品|电商|零售|快消|新媒体|主播|商务|广告|管培|培训生|储备/u,
  'gd-complaint': /客服|服务|运营|酒店|旅游|景区|物业|门店|航空|机场|铁路|地铁|行政|管理|管培|培训生|储备/u,
  'gd-rural':
    /公务员|选调|事业|科员|机关|街道|社区|乡|镇|村|支教|基层|农|文旅|旅游|景观|规划|设计|银行|管培/u,
};
