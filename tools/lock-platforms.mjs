// If npm can't find a platform's optional package, it leaves it out of the lock file, and `npm ci` then refuses the lock file on every
// platform. This restores the missing entries, with the platform limits that their names imply. Run it after `npm install` when `npm ci` reports optional packages as missing.
import { readFileSync, writeFileSync } from "node:fs"

const systems = [
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
]
const processors = ["arm", "arm64", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "x64"]

const file = "package-lock.json"
const lock = JSON.parse(readFileSync(file, "utf8"))

for (const [path, parent] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const places = [`${path}/node_modules/${name}`, `node_modules/${name}`]
    if (places.some((place) => lock.packages[place] !== undefined)) continue
    const words = name.split(/[/-]/)
    const os = words.filter((word) => systems.includes(word))
    const cpu = words.filter((word) => processors.includes(word))
    if (os.length !== 1 || cpu.length !== 1) {
      console.error(`left out: ${name} (its name states no platform)`)
      continue
    }
    const libc = /-gnu/.test(name) ? ["glibc"] : /-musl/.test(name) ? ["musl"] : undefined
    lock.packages[`node_modules/${name}`] = { version, cpu, dev: parent.dev, libc, optional: true, os }
    console.log(`added: ${name}@${version}`)
  }
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
