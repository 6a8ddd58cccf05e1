// How many times slower this machine is than the reference machine; equals `timeLimit` of @qicheng/testing.
module.exports = Math.max(1, Number(process.env.TEST_SPEED_SCALE) || 1);
