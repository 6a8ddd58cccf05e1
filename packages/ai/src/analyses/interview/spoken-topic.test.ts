import { claimOf } from './claims.js';
import { spokenTopic } from './spoken-topic.js';

it.each([
  [
    '负责单细胞转录组、空间转录组等数据的标准流程分析及个性化分析；',
    '单细胞转录组等数据的标准流程分析及个性化分析',
  ],
  ['负责短视频、直播、图文等内容的策划与发布', '短视频、直播、图文等内容的策划与发布'],
  ['熟练使用R/Python至少一种', 'R/Python'],
  ['熟悉MySQL、Oracle任意一种', 'MySQL、Oracle'],
  [
    '使用便携式仪器对污水管网、雨水泵站进行水质采样和现场检测',
    '使用便携式仪器对污水管网进行水质采样和现场检测',
  ],
  ['车辆例检、年审、二级维护的安排和跟踪', '车辆例检、年审、二级维护的安排和跟踪'],
])('the topic of “%s”', (line, topic) => {
  expect(spokenTopic(line)).toBe(topic);
});

it.each([
  ['2022年起带班，管9台车11个司机，每天出车前查车', 'people'],
  ['管理3个工人的排班', 'people'],
  ['管12台注塑机', null],
  ['管理3个装修项目', 'counted'],
])('the number in “%s” is asked about as %s', (statement, kind) => {
  expect(claimOf(statement)?.kind ?? null).toBe(kind);
});

it.each(['协同财务、法务、市场部门', '配合土建、安装班组'])(
  'people alone are no work to ask about: %s',
  (line) => {
    expect(spokenTopic(line)).toBeNull();
  },
);
