/** Chinese cities without the suffix 市. */
export const CITIES: readonly string[] =
  `北京 上海 天津 重庆 广州 深圳 珠海 佛山 东莞 中山 惠州 汕头 江门 湛江 肇庆 清远 韶关 梅州 河源 茂名 揭阳 潮州 汕尾 阳江 云浮 杭州 宁波 温州 嘉兴 绍兴 金华 台州 湖州 义乌 衢州 丽水 舟山
  南京 苏州 无锡 常州 南通 徐州 扬州 镇江 泰州 盐城 连云港 淮安 宿迁 昆山 江阴 张家港 合肥 芜湖 蚌埠 马鞍山 安庆 滁州 阜阳 淮南 淮北 铜陵 六安 宿州 亳州 池州 宣城 黄山 福州 厦门 泉州 漳州 莆田 宁德 龙岩 三明 南平 晋江
  南昌 九江 赣州 景德镇 上饶 吉安 宜春 抚州 萍乡 新余 济南 青岛 烟台 潍坊 淄博 临沂 威海 济宁 日照 泰安 德州 聊城 东营 枣庄 菏泽 滨州 郑州 洛阳 开封 新乡 南阳 许昌 信阳 漯河 平顶山 焦作 安阳 商丘 周口 驻马店 濮阳 三门峡 鹤壁 武汉 宜昌 襄阳 荆州 黄石 十堰 孝感 黄冈 咸宁 荆门 恩施
  长沙 株洲 湘潭 衡阳 岳阳 常德 郴州 永州 邵阳 娄底 怀化 益阳 张家界 成都 绵阳 德阳 宜宾 南充 泸州 乐山 眉山 自贡 内江 攀枝花 达州 遂宁 贵阳 遵义 昆明 大理 曲靖 玉溪 丽江 西安 咸阳 宝鸡 渭南 榆林 兰州 天水 西宁 银川 酒泉 嘉峪关 乌鲁木齐 拉萨 克拉玛依
  石家庄 唐山 保定 廊坊 秦皇岛 邯郸 沧州 邢台 张家口 承德 衡水 雄安 太原 大同 晋中 临汾 运城 长治 呼和浩特 包头 鄂尔多斯 沈阳 大连 鞍山 抚顺 丹东 锦州 营口 盘锦 长春 吉林 哈尔滨 大庆 齐齐哈尔 牡丹江 佳木斯 南宁 桂林 柳州 梧州 北海 海口 三亚 香港 澳门 台北`
    .trim()
    .split(/\s+/);

/** English names of cities, as parts of patterns. */
export const LATIN_CITIES: Readonly<Record<string, string>> = {
  ...{ 北京: 'Beijing', 上海: 'Shanghai', 广州: 'Guangzhou', 深圳: 'Shenzhen', 中山: 'Zhongshan' },
  ...{ 天津: 'Tianjin', 重庆: 'Chongqing', 无锡: 'Wuxi', 常州: 'Changzhou', 宁波: 'Ningbo', 嘉兴: 'Jiaxing' },
  ...{ 东莞: 'Dongguan', 佛山: 'Foshan', 珠海: 'Zhuhai', 惠州: 'Huizhou', 青岛: 'Qingdao', 济南: 'Jinan' },
  ...{ 大连: 'Dalian', 沈阳: 'Shenyang', 西安: "Xi'?an", 长沙: 'Changsha', 郑州: 'Zhengzhou', 合肥: 'Hefei' },
  ...{
    福州: 'Fuzhou',
    昆山: 'Kunshan',
    南通: 'Nantong',
    昆明: 'Kunming',
    香港: 'Hong Kong',
    南昌: 'Nanchang',
  },
  ...{ 杭州: 'Hangzhou', 苏州: 'Suzhou', 成都: 'Chengdu', 南京: 'Nanjing', 武汉: 'Wuhan', 厦门: 'Xiamen' },
};
