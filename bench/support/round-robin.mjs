// A minimal balancer: each request goes to the next process. It runs as a separate process and is
// told its targets by message.
import http from 'node:http';

const agent = new http.Agent({ keepAlive: true });
let targets = [];
let turn = 0;

const server = http.createServer((request, response) => {
  const target = targets[(turn += 1) % targets.length];
  const { hostname, port } = new URL(target);
  const { method, url: path, headers } = request;
  const onward = http.request({ agent, hostname, port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
  response.on('close', () => onward.destroy());
  request.pipe(onward);
});

process.on('message', (urls) => {
  targets = urls;
  process.send?.('ready');
});
process.on('disconnect', () => process.exit());
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('ready'));
