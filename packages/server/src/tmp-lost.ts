import { sql } from 'drizzle-orm'; import pino from 'pino'; import { startEmbedded } from './database/embedded.ts'; import { connect } from './database/connect.ts';
const s = await startEmbedded({ folder: '/tmp/rt/lost/postgres', log: pino() }); const d = connect({ url: s.url, poolSize: 3 });
process.on('uncaughtException', (e) => console.log('UNCAUGHT', e));
await d.ping();
for (const sig of ['SIGQUIT', 'SIGKILL'] as const) for (let i = 0; i < 5; i++) {
const all = Array.from({length: 3}, () => d.asOwner((t) => t.execute(sql`select pg_sleep(60)`)).then(() => 'ok', (e) => (e.cause?.code ?? e.code)));
await new Promise((r) => setTimeout(r, 200)); process.kill(s.pid!, sig);
console.log(sig, await Promise.all(all)); const t = Date.now(); for (;;) { const r = await d.ping().then(() => 'ok', (e) => e.code); if (r === 'ok') break; } console.log('back after', Date.now() - t);
const r = await Promise.all(Array.from({length: 6}, () => Promise.race([d.ping().then(() => 'ok', (e) => e.code), new Promise((r) => setTimeout(() => r('HANG'), 3000))]))); console.log(r);
}
await d.close(); await s.stop();
