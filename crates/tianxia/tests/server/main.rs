//! The server as people meet it: the real program, in its own process, over real sockets. Each file holds one kind of trouble.

mod abuse;
mod analysis;
mod backup;
mod crash;
mod full_disk;
mod kit;
mod lessons;
mod lobby;
mod log_writing;
mod old_data;
mod protocol;
mod race;
mod rules;
mod secrecy;
mod strangers;
mod table;
mod terminal;
mod what_if;
