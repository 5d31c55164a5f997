/** What a thread does for one engine. It can be terminated at any moment, so it holds only what can be recreated. */
export interface EngineWork<Task, Answer> {
  run(task: Task): Answer | Promise<Answer>;
  /** Buffers of an answer that are transferred instead of copied. */
  transferred?(answer: Answer): readonly ArrayBuffer[];
}

/** The exports of an engine's module: a thread loads it before its first task for that engine. */
export interface EngineModule<Task, Answer, Settings> {
  readonly start: (settings: Settings) => EngineWork<Task, Answer>;
}
